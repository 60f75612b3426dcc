import { initialAdmin, type AdminState } from './admin/state.ts';
import { initialAway, type AwayState } from './away/state.ts';
import { initialCounters, type CountersState } from './counters/state.ts';
import { initialFreshness, type FreshnessState } from './freshness/state.ts';
import { initialGreetings, type GreetingsState } from './greetings/state.ts';
import { initialLists, type ListsState } from './lists/state.ts';
import { initialNativeApp, type NativeAppState } from './nativeApp/state.ts';
import { initialNavigation, type NavigationState } from './navigation/state.ts';
import { initialNotices, type NoticesState } from './notices/state.ts';
import { initialPage, type PageState } from './page/state.ts';
import { initialTexts, type TextsState } from './texts/state.ts';

export interface ViewState
  extends
    PageState,
    NavigationState,
    FreshnessState,
    NoticesState,
    GreetingsState,
    CountersState,
    AdminState,
    TextsState,
    ListsState,
    NativeAppState,
    AwayState {}

export const initialView: ViewState = {
  ...initialPage,
  ...initialNavigation,
  ...initialFreshness,
  ...initialNotices,
  ...initialGreetings,
  ...initialCounters,
  ...initialAdmin,
  ...initialTexts,
  ...initialLists,
  ...initialNativeApp,
  ...initialAway,
};
