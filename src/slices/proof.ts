import { of, switchMap, type Observable } from 'rxjs';
import { captchaKeyIn } from '../domain/captchaKey.ts';
import type { CaptchaProof } from '../domain/personal.ts';
import type { AppState } from './state.ts';
import type { AppWorld } from './world.ts';

interface Surroundings {
  readonly state: () => AppState;
  readonly world: AppWorld;
}

/** A call that the captcha protects. Each has a proof of its own, for a proof serves once. */
export function withProof<T>(
  { state, world }: Surroundings,
  call: (proof: CaptchaProof | null) => Observable<T>,
): Observable<T> {
  const siteKey = captchaKeyIn(state().setting.values);
  const proof$ = siteKey === null ? of(null) : world.captcha.prove(siteKey);
  return proof$.pipe(switchMap(call));
}
