import type { Advent } from './advent.ts';
import type { CityId, CityIikoId, GroupId, Mark, ProductId, TerminalId, ZoneId } from './catalog.ts';
import type { LatLon, LonLat } from './geometry.ts';
import type { HappyHours } from './happyHours.ts';
import type { Kopecks } from './money.ts';
import type { NewYear } from './newYear.ts';
import type { WorkWeek } from './workTime.ts';

export interface City {
  readonly id: CityId;
  readonly name: string;
  readonly slug: string;
  readonly iikoId: CityIikoId;
  /** The name in the prepositional case: «Самаре». */
  readonly nameIn: string;
}

export interface Restaurant {
  readonly id: TerminalId;
  readonly name: string;
  readonly address: string;
  readonly phone: string | null;
  readonly at: LatLon | null;
  readonly workWeek: WorkWeek | null;
  readonly image: string | null;
}

export interface Zone {
  readonly id: ZoneId;
  readonly name: string;
  readonly polygon: readonly LonLat[];
  readonly color: string | null;
}

/** What delivery into a zone costs and asks for. */
export interface ZoneDelivery {
  readonly deliveryId: ProductId | null;
  readonly minSum: Kopecks | null;
  /** Feeds the progress bar only; the server decides on free delivery (assumptions, section 6). */
  readonly freeFrom: Kopecks | null;
  readonly minutes: number | null;
}

export interface CityData {
  readonly deliveryId: ProductId | null;
  readonly freeDeliveryId: ProductId | null;
  readonly serviceFeeId: ProductId | null;
  readonly isPromocodeHidden: boolean;
  readonly isTimeChoiceHidden: boolean;
}

export interface Slide {
  readonly image: string;
  readonly imageMobile: string | null;
  readonly title: string;
  readonly link: string | null;
}
export interface StorySlide {
  readonly image: string;
  readonly title: string | null;
  readonly text: string | null;
  readonly button: { readonly title: string; readonly link: string } | null;
}
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly preview: string;
  readonly slides: readonly StorySlide[];
}
export interface MenuLink {
  readonly title: string;
  readonly slug: string;
  readonly image: string | null;
}
export interface DeliveryText {
  readonly delivery: { readonly title: string; readonly text: string };
  readonly self: { readonly title: string };
}

type ByCity<T> = Readonly<Record<CityIikoId, T>>;

/** The settings of section 3 in the client's terms; a key that could not be read has its default here. */
export interface Settings {
  /** Of the saved client state; a poll reads it too. Null where the settings do not name it. */
  readonly storeVersion: string | null;
  readonly isSiteNotWorking: boolean;
  readonly textSiteNotWorking: string;
  readonly isSiteInformation: boolean;
  readonly textSiteInformation: string;
  readonly cityIds: { readonly samara: string; readonly tolyatti: string; readonly novokujbyshevsk: string };
  readonly workTime: ByCity<WorkWeek>;
  readonly restaurants: ByCity<readonly Restaurant[]>;
  readonly zones: ByCity<readonly Zone[]>;
  readonly cityData: ByCity<CityData>;
  readonly customAddGroupIds: readonly GroupId[];
  readonly addToOrderGroupId: GroupId | null;
  readonly additionallyGroupId: GroupId | null;
  readonly pizzasGroupId: GroupId | null;
  readonly snacksGroupId: GroupId | null;
  readonly giftIds: { readonly snack: ProductId | null; readonly pizza: ProductId | null };
  readonly catalogMenu: readonly MenuLink[];
  readonly isOnlinePaymentDisabled: { readonly delivery: boolean; readonly self: boolean };
  readonly deliveryText: DeliveryText | null;
  readonly slides: readonly Slide[];
  readonly stories: readonly Story[];
  readonly allergens: readonly Mark[];
  readonly deliveryPhone: string | null;
  readonly isMarchModalOn: boolean;
  /** Query strings that are appended to a picture's address. */
  readonly imagePresets: { readonly list: string; readonly detail: string };
  readonly appLinks: { readonly ios: string | null; readonly android: string | null };
  readonly geocoderKey: string;
  readonly captchaSiteKey: string | null;
  readonly isCaptchaOff: boolean;
  readonly isAnalyticsConsentAsked: boolean;
  /** Null where there is no calendar this season. */
  readonly advent: Advent | null;
  readonly happyHours: {
    /** For cities that have none of their own. */
    readonly everywhere: readonly HappyHours[];
    readonly byCity: ByCity<readonly HappyHours[]>;
  };
  readonly newYear: NewYear | null;
}
