import type { selectAppPrompt } from '../../slices/view/selectors.ts';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Crane } from '../primitives/Crane.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { useEmit } from '../store.tsx';
import { useRootMark } from '../primitives/useRootMark.ts';
import { useOfferMoment } from './useOfferMoment.ts';
import styles from './prompt.module.css';

const WORDS = {
  get: {
    name: 'Приложение «Журавль»',
    title: 'Есть приложение',
    text: 'В нём видно, где курьер',
    action: 'Скачать',
  },
  update: {
    name: 'Обновление приложения',
    title: 'Новая версия',
    text: 'Обновите приложение',
    action: 'Обновить',
  },
} as const;

const STORES = { ios: 'App Store', android: 'Google Play' } as const;
type Prompt = NonNullable<ReturnType<typeof selectAppPrompt>>;

function Links({ kind, links }: Prompt) {
  const { action } = WORDS[kind];
  return links.map(({ store, to }) => (
    <ButtonLink key={store} size="small" variant="solid" to={to} aria-label={`${action} в ${STORES[store]}`}>
      {links.length === 1 ? action : STORES[store]}
    </ButtonLink>
  ));
}

export interface AppPromptProps {
  readonly prompt: Prompt;
  /** The page in sight is one where nobody is in the middle of something. */
  readonly isPlaceForOffers: boolean;
}

/**
 * Says once a visit that there is an app, or inside of it, on every page, that it is old (specification, section 2, "Other
 * panels"). It lies over the page, so that nothing moves.
 */
export function AppPrompt({ prompt, isPlaceForOffers }: AppPromptProps) {
  const emit = useEmit();
  const isMoment = useOfferMoment(isPlaceForOffers);
  const isShown = prompt.kind === 'update' || isMoment;
  useRootMark('prompt', isShown);
  if (!isShown) return null;
  const { name, title, text } = WORDS[prompt.kind];
  const close = () => (prompt.kind === 'get' ? emit('user/appOfferClosed') : emit('view/appUpdatePostponed'));
  return (
    <section className={`${styles.prompt} ${styles.offer} page-clear`} aria-label={name}>
      <span className={`${styles.sign} on-lacquer`}>
        <Crane />
      </span>
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <p className="text-tiny text-muted">{text}</p>
      </div>
      <div className={styles.actions}>
        <Links {...prompt} />
      </div>
      <IconButton icon="close" iconSize={20} variant="quiet" label="Закрыть" onClick={close} />
    </section>
  );
}
