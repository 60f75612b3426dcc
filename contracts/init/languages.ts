import type { Language } from './language.ts';
import { csharp } from './languages/csharp.ts';
import { go } from './languages/go.ts';
import { java } from './languages/java.ts';
import { kotlin } from './languages/kotlin.ts';
import { node } from './languages/node.ts';
import { php } from './languages/php.ts';
import { python } from './languages/python.ts';
import { statesToWrite } from './statesToWrite.ts';

const languages = { go, java, kotlin, php, csharp, python, node } as const;
export type LanguageName = keyof typeof languages;

const isLanguageName = (name: string): name is LanguageName => Object.hasOwn(languages, name);
export const LANGUAGES: readonly LanguageName[] = Object.keys(languages).filter(isLanguageName);

export interface Skeleton extends Pick<Language, 'file' | 'start'> {
  readonly text: string;
}

/** The handler of all states in a language, to be filled in; null for a language that has none. */
export const skeletonIn = (name: string): Skeleton | null => {
  if (!isLanguageName(name)) return null;
  const { file, start, textOf } = languages[name];
  return { file, start, text: textOf(statesToWrite) };
};
