import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { draft } from '../../src/slices/draft.ts';
import { shopOpen, wentOffline } from '../given.ts';
import { seesOffline } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';
import { longText, textFailed, textLoaded, textWaiting, textWithTable } from '../texts.ts';

const meta = preview.meta({
  title: '50 Экраны/Тексты',
  id: '50-screens-info',
  parameters: { ...WHOLE_SHOP, given: [shopOpen()] },
  render: () => <Shop />,
});

export const About = meta.story({
  name: 'О нас',
  tags: ['screen:about', 'state:ready'],
  ...textLoaded('about'),
});

export const AboutFailed = meta.story({
  name: 'О нас: текст не загрузился',
  tags: ['screen:about', 'state:error'],
  ...textFailed('about'),
});

export const Delivery = meta.story({
  name: 'Доставка и оплата, с зонами города',
  tags: ['screen:delivery', 'state:ready'],
  ...textLoaded('delivery'),
});

export const DeliveryFailed = meta.story({
  name: 'Доставка и оплата: текст не загрузился',
  tags: ['screen:delivery', 'state:error'],
  ...textFailed('delivery'),
});

export const Legal = meta.story({
  name: 'Политика обработки персональных данных',
  tags: ['screen:legal', 'state:ready'],
  ...textLoaded('legal'),
});

export const LegalFailed = meta.story({
  name: 'Политика обработки персональных данных: текст не загрузился',
  tags: ['screen:legal', 'state:error'],
  ...textFailed('legal'),
});

export const LegalInformation = meta.story({
  name: 'Правовая информация',
  tags: ['screen:legal-information', 'state:ready'],
  ...textLoaded('legal-information'),
});

export const LegalInformationFailed = meta.story({
  name: 'Правовая информация: текст не загрузился',
  tags: ['screen:legal-information', 'state:error'],
  ...textFailed('legal-information'),
});

export const LoyaltyProgram = meta.story({
  name: 'Программа лояльности',
  tags: ['screen:loyalty-program', 'state:ready'],
  ...textLoaded('loyalty-program'),
});

export const LoyaltyProgramFailed = meta.story({
  name: 'Программа лояльности: текст не загрузился',
  tags: ['screen:loyalty-program', 'state:error'],
  ...textFailed('loyalty-program'),
});

export const Oferta = meta.story({
  name: 'Публичная оферта',
  tags: ['screen:oferta', 'state:ready'],
  ...textLoaded('oferta'),
});

export const OfertaFailed = meta.story({
  name: 'Публичная оферта: текст не загрузился',
  tags: ['screen:oferta', 'state:error'],
  ...textFailed('oferta'),
});

export const Promo = meta.story({
  name: 'Акции',
  tags: ['screen:promo', 'state:ready'],
  ...textLoaded('promo'),
});

export const PromoFailed = meta.story({
  name: 'Акции: текст не загрузился',
  tags: ['screen:promo', 'state:error'],
  ...textFailed('promo'),
});

export const PushRules = meta.story({
  name: 'Правила push-уведомлений',
  tags: ['screen:push-notifications-rules', 'state:ready'],
  ...textLoaded('push-notifications-rules'),
});

export const PushRulesFailed = meta.story({
  name: 'Правила push-уведомлений: текст не загрузился',
  tags: ['screen:push-notifications-rules', 'state:error'],
  ...textFailed('push-notifications-rules'),
});

export const AdvertisingRules = meta.story({
  name: 'Правила рекламных рассылок',
  tags: ['screen:receive-advertising-information', 'state:ready'],
  ...textLoaded('receive-advertising-information'),
});

export const AdvertisingRulesFailed = meta.story({
  name: 'Правила рекламных рассылок: текст не загрузился',
  tags: ['screen:receive-advertising-information', 'state:error'],
  ...textFailed('receive-advertising-information'),
});

export const Rule = meta.story({
  name: 'Правила акций',
  tags: ['screen:rule', 'state:ready'],
  ...textLoaded('rule'),
});

export const RuleFailed = meta.story({
  name: 'Правила акций: текст не загрузился',
  tags: ['screen:rule', 'state:error'],
  ...textFailed('rule'),
});

export const UserAgreement = meta.story({
  name: 'Пользовательское соглашение',
  tags: ['screen:user-agreement', 'state:ready'],
  ...textLoaded('user-agreement'),
});

export const UserAgreementFailed = meta.story({
  name: 'Пользовательское соглашение: текст не загрузился',
  tags: ['screen:user-agreement', 'state:error'],
  ...textFailed('user-agreement'),
});

export const AboutLoading = meta.story({
  name: 'О нас: текст загружается',
  tags: ['screen:about', 'state:loading'],
  ...textWaiting('about'),
});

export const AboutOffline = meta.story({
  name: 'О нас: нет связи, гость',
  tags: ['screen:about', 'state:offline', 'state:guest'],
  parameters: { route: '/samara/about', given: [shopOpen(), wentOffline] },
  play: seesOffline,
});

export const DeliveryLoading = meta.story({
  name: 'Доставка и оплата: текст загружается',
  tags: ['screen:delivery', 'state:loading'],
  ...textWaiting('delivery'),
});

export const DeliveryWithoutZones = meta.story({
  name: 'Доставка и оплата: зон нет',
  tags: ['screen:delivery', 'state:empty'],
  parameters: { route: '/samara/delivery', given: [shopOpen({ zones: {} })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Проверить адрес' })).toBeNull();
  },
});

export const DeliveryLong = meta.story({
  name: 'Доставка и оплата: длинный текст',
  tags: ['screen:delivery', 'state:long'],
  ...longText('delivery'),
});

export const DeliveryTable = meta.story({
  name: 'Доставка и оплата: таблица и ссылки, телефон',
  tags: ['screen:delivery', 'state:ready'],
  globals: ON_PHONE,
  ...textWithTable('delivery'),
});

export const LegalLoading = meta.story({
  name: 'Политика: текст загружается',
  tags: ['screen:legal', 'state:loading'],
  ...textWaiting('legal'),
});

export const LegalLong = meta.story({
  name: 'Политика: длинный текст',
  tags: ['screen:legal', 'state:long'],
  ...longText('legal'),
});

export const LegalOffline = meta.story({
  name: 'Политика: связь пропала, текст не пришёл',
  tags: ['screen:legal', 'state:offline'],
  parameters: {
    ...textFailed('legal').parameters,
    given: [shopOpen(), draft('view/textFailed', { slug: 'legal' }), wentOffline],
  },
  play: async (context) => {
    await seesOffline();
    await textFailed('legal').play(context);
  },
});

export const OnPhone = meta.story({
  name: 'Программа лояльности, телефон',
  tags: ['screen:loyalty-program', 'state:ready'],
  globals: ON_PHONE,
  ...textLoaded('loyalty-program'),
});
