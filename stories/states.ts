/** The states in which a screen or a dialog is looked at, each with its meaning for a reviewer. A story says it by `state:{name}`. */
export const STATES = {
  ready: 'обычный вид: всё загрузилось, есть что показать',
  loading: 'данные ещё в пути, или отправленное ещё не подтверждено',
  empty: 'показывать нечего, или заполнено только обязательное',
  long: 'много строк, длинные названия и суммы',
  error: 'не загрузилось, сервер отказал или в поле ошибка',
  offline: 'нет соединения с интернетом',
  guest: 'человек не вошёл',
  closed: 'вне часов работы',
  notWorking: 'приём заказов остановлен настройкой',
  stopList: 'блюдо или вариант закончились',
} as const satisfies Readonly<Record<string, string>>;

export type StateName = keyof typeof STATES;

/** Which states a screen or a dialog has; each of the others is absent for a reason. */
export interface StateTable {
  readonly has: readonly StateName[];
  readonly lacks: readonly (readonly [reason: string, ...states: readonly StateName[]])[];
}
