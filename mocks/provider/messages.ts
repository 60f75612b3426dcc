import * as z from 'zod/mini';
import type { Produce } from '../../contracts/verify/produce.ts';
import type { StateValues } from '../../contracts/verify/stateSetter.ts';
import { sessionByPhone } from './customerStates.ts';
import type { ProviderContext } from './context.ts';

/** What Pact verifiers post; what the client has sent before lies in `content` or deep in `request`. */
const wanted = z.looseObject({
  description: z.string(),
  providerStates: z.nullish(
    z.array(z.looseObject({ name: z.string(), params: z.optional(z.record(z.string(), z.unknown())) })),
  ),
  content: z.optional(z.unknown()),
  request: z.optional(z.looseObject({ contents: z.optional(z.looseObject({ content: z.unknown() })) })),
});
type Wanted = z.infer<typeof wanted>;

/** Of the customer whom the states, set by now, are about. */
const valuesOf = async (context: ProviderContext, { providerStates }: Wanted): Promise<StateValues> => {
  const phone = (providerStates ?? [])
    .map(({ params }) => params?.['phone'])
    .find((text) => typeof text === 'string');
  if (phone === undefined) return {};
  const { id, token } = await sessionByPhone(context, phone);
  return { userId: id, token };
};

/** Answers a message of the live pact over HTTP: as the live connection, joined for it, says it. */
export async function answerMessage(
  request: Request,
  context: ProviderContext,
  produce: Produce,
): Promise<Response> {
  const asked = wanted.safeParse(await request.json().catch(() => null));
  if (!asked.success) return Response.json({ message: asked.error.message }, { status: 400 });
  const { description, providerStates, content, request: before } = asked.data;
  try {
    const message = await produce({
      description,
      providerStates: providerStates ?? [],
      content: content ?? before?.contents?.content ?? null,
      values: await valuesOf(context, asked.data),
    });
    return Response.json(message);
  } catch (error) {
    return Response.json({ message: String(error) }, { status: 500 });
  }
}
