/* oxlint-disable typescript/consistent-type-imports -- a module that is only declared cannot import by a path */
declare module 'virtual:copy' {
  /** Every Russian text of the shop's sources, the screens first. */
  export const copy: readonly import('./copy.ts').CopyText[];
}

declare module 'virtual:styles' {
  /** Every custom property of the shop's style sheets. */
  export const tokens: readonly import('./tokens.ts').Token[];
  /** Every named motion of the shop's style sheets. */
  export const keyframes: readonly import('./tokens.ts').Keyframes[];
}

declare module 'virtual:components' {
  /** What the sources say of each component, by the name of its file, and of each foundation. */
  export const components: Readonly<Record<string, import('./components.ts').ComponentFacts>>;
}

declare module 'virtual:tasks' {
  /** What was asked for of everything that stories show. */
  export const tasks: readonly import('../task/task.ts').Task[];
}
