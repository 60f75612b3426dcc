/** What lies behind the administrator's gate, by its address below /admin. */
export const ADMIN_AREAS = {
  overview: 'Обзор',
  journal: 'Журнал',
  help: 'Справка',
} as const satisfies Readonly<Record<string, string>>;

export type AdminArea = keyof typeof ADMIN_AREAS;
