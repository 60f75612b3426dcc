import { createElement } from 'react';
import { selectAppPrompt } from '../../slices/view/selectors.ts';
import { useSelect } from '../store.tsx';
import type { AppPromptProps } from './AppPrompt.tsx';
import { chunkOf } from './chunk.ts';
import { useLate } from './useLate.ts';

const appPrompt = chunkOf(null, async () => (await import('./AppPrompt.tsx')).AppPrompt);

function Late(props: AppPromptProps) {
  const Prompt = useLate(appPrompt);
  return Prompt && createElement(Prompt, props);
}

/** Where the app is spoken of: on phones and in the app itself. */
export function AppPromptPlace(props: Omit<AppPromptProps, 'prompt'>) {
  const prompt = useSelect(selectAppPrompt);
  return prompt && <Late prompt={prompt} {...props} />;
}
