/** The states in which a screen or a dialog is looked at, each with its name and its meaning for a reviewer. A story says it by `state:{name}`. */
export const STATES = {
  ready: { title: 'обычный вид', meaning: 'обычный вид: всё загрузилось, есть что показать' },
  loading: { title: 'загрузка', meaning: 'данные ещё в пути, или отправленное ещё не подтверждено' },
  empty: { title: 'пусто', meaning: 'показывать нечего, или заполнено только обязательное' },
  long: { title: 'длинное', meaning: 'много строк, длинные названия и суммы' },
  error: { title: 'ошибка', meaning: 'не загрузилось, сервер отказал или в поле ошибка' },
  offline: { title: 'нет связи', meaning: 'нет соединения с интернетом' },
  guest: { title: 'гость', meaning: 'человек не вошёл' },
  closed: { title: 'закрыто', meaning: 'вне часов работы' },
  notWorking: { title: 'приём остановлен', meaning: 'приём заказов остановлен настройкой' },
  stopList: { title: 'закончилось', meaning: 'блюдо или вариант закончились' },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly meaning: string }>>;

export type StateName = keyof typeof STATES;

/** Which states a screen or a dialog has; each of the others is absent for a reason. */
export interface StateTable {
  readonly has: readonly StateName[];
  readonly lacks: readonly (readonly [reason: string, ...states: readonly StateName[]])[];
}
