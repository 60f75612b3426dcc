/** As much of the peers as the bench calls: the shop's type check knows no installed peer. */
declare module '@reduxjs/toolkit' {
  interface HotAction {
    readonly type: string;
  }
  interface ReducerCases<S> {
    addCase<A extends HotAction>(type: A['type'], meaning: (draft: S, action: A) => void): ReducerCases<S>;
  }
  export type Reducer = (state: unknown, action: HotAction) => unknown;
  export function createReducer<S extends object>(
    initial: S,
    build: (cases: ReducerCases<S>) => void,
  ): Reducer;
  export function configureStore(options: {
    reducer: Readonly<Record<string, Reducer>>;
    devTools: boolean;
    middleware: (
      defaults: (checks: { serializableCheck: boolean; immutableCheck: boolean }) => unknown,
    ) => unknown;
  }): { dispatch(action: HotAction): void; getState(): unknown; subscribe(listener: () => void): void };
}

declare module 'react-redux' {
  import type { ReactNode } from 'react';
  export function Provider(props: { readonly store: unknown; readonly children: ReactNode }): ReactNode;
  export function useSelector<T>(select: (state: unknown) => T): T;
  export function useDispatch(): (action: object) => void;
}
