import { selectAppPrompt } from '../../slices/view/selectors.ts';
import { useSelect } from '../store.tsx';
import type { AppPromptProps } from './AppPrompt.tsx';
import { Arriving } from './Arriving.tsx';
import { chunkOf } from './chunk.ts';

const appPrompt = chunkOf(null, async () => (await import('./AppPrompt.tsx')).AppPrompt);

/** Where the app is spoken of: on phones and in the app itself. */
export function AppPromptPlace(props: Omit<AppPromptProps, 'prompt'>) {
  const prompt = useSelect(selectAppPrompt);
  return prompt && <Arriving part={appPrompt} props={{ ...props, prompt }} />;
}
