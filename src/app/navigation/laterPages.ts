import type { Page } from './pageChunk.ts';

/** The pages that a visit seldom begins with, each as it is fetched. */
export const LATER_PAGES = {
  checkout: async () => (await import('../../pages/Checkout.tsx')).CheckoutPage,
  complete: async () => (await import('../../pages/Complete.tsx')).CompletePage,
  completeError: async () => (await import('../../pages/CompleteError.tsx')).CompleteErrorPage,
  restaurants: async () => (await import('../../pages/Restaurants.tsx')).RestaurantsPage,
  personal: async () => (await import('../../pages/Personal.tsx')).PersonalPage,
  vacancies: async () => (await import('../../pages/Vacancies.tsx')).VacanciesPage,
  info: async () => (await import('../../pages/Info.tsx')).InfoPage,
  appInfo: async () => (await import('../../pages/AppInfo.tsx')).AppInfoPage,
  advent: async () => (await import('../../pages/Advent.tsx')).AdventPage,
  happyHours: async () => (await import('../../pages/HappyHours.tsx')).HappyHoursPage,
  newYear: async () => (await import('../../pages/NewYear.tsx')).NewYearPage,
  admin: async () => (await import('../support/SupportPage.tsx')).SupportPage,
  notFound: async () => (await import('../../pages/NotFound.tsx')).NotFoundPage,
} as const satisfies Readonly<Record<string, () => Promise<Page>>>;

export type LaterPages = typeof LATER_PAGES;
