import { expect, it } from 'vitest';
import {
  NEW_NAME,
  NO_SUCH_NAME,
  ORDER_UNDER_WAY,
  profileExamples,
} from '../../../contracts/examples/profile.ts';
import { NAME, OTHER_PHONE } from '../../../contracts/examples/samples.ts';
import { personal } from '../../../src/domain/personal.ts';
import { exchange, refusedExchange } from '../exchange.ts';
import { phone, SESSION_OVER } from '../samples.ts';

const renamed = { name: personal(NEW_NAME) };

it('changes the name alone', async () => {
  const { customer } = await exchange(profileExamples.renaming, ({ api }) =>
    api.changeAccount(phone, renamed),
  );
  expect(customer.name).toBe(NEW_NAME);
});

it('changes the consents alone', async () => {
  const consents = { personalData: true, pushNotifications: true, advertising: false };
  const { customer } = await exchange(profileExamples.consents, ({ api }) =>
    api.changeAccount(phone, { consents }),
  );
  expect(customer).toMatchObject({ name: NAME, consents });
});

it('learns from a change of the profile that the session is over', async () => {
  const failure = await refusedExchange(profileExamples.renamingSignedOut, ({ api }) =>
    api.changeAccount(phone, renamed),
  );
  expect(failure).toMatchObject({ status: 401, refusals: SESSION_OVER });
});

it('is refused a change of somebody else’s profile', async () => {
  const failure = await refusedExchange(profileExamples.renamingOfOther, ({ api }) =>
    api.changeAccount(personal(OTHER_PHONE), renamed),
  );
  expect(failure).toMatchObject({ status: 403, message: null, refusals: [] });
});

it('is told why a change of the profile is refused, by the form alone', async () => {
  const failure = await refusedExchange(profileExamples.renamingRefused, ({ api }) =>
    api.changeAccount(phone, renamed),
  );
  expect(failure).toMatchObject({ status: 422, message: NO_SUCH_NAME, refusals: [] });
});

it('hears of a change of the profile that is refused without a word', async () => {
  const failure = await refusedExchange(profileExamples.renamingRefusedWordlessly, ({ api }) =>
    api.changeAccount(phone, renamed),
  );
  expect(failure).toMatchObject({ status: 422, message: null, refusals: [] });
});

it('deletes the account', async () => {
  const answer = await exchange(profileExamples.removal, ({ api }) => api.deleteAccount(phone));
  expect(answer).toBeUndefined();
});

it('takes an account that is already gone for deleted', async () => {
  const answer = await exchange(profileExamples.removalOfGone, ({ api }) => api.deleteAccount(phone));
  expect(answer).toBeUndefined();
});

it('learns from the deletion of the account that the session is over', async () => {
  const failure = await refusedExchange(profileExamples.removalSignedOut, ({ api }) =>
    api.deleteAccount(phone),
  );
  expect(failure).toMatchObject({ status: 401, refusals: SESSION_OVER });
});

it('is told why the account cannot be deleted now', async () => {
  const failure = await refusedExchange(profileExamples.removalRefused, ({ api }) =>
    api.deleteAccount(phone),
  );
  expect(failure).toMatchObject({ status: 422, message: ORDER_UNDER_WAY, refusals: [] });
});
