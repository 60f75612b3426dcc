import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { eachAfter } from '../pairs.ts';
import { customerCame, shopOpen } from '../given.ts';
import { WHOLE_SHOP } from '../screen.ts';

/** Every ordered pair of dialogs: one at a time, none that must be answered is lost, focus and scroll come back. */
const meta = preview.meta({
  title: '30 Окна/Каждая пара окон',
  id: '30-modals-pairs',
  tags: ['deep'],
  globals: { motion: 'reduced' },
  parameters: { ...WHOLE_SHOP, route: '/samara/legal', given: [shopOpen(), customerCame()] },
  render: () => <Shop />,
});

export const City = meta.story({ name: 'Город и каждое после', play: eachAfter('city') });
export const Auth = meta.story({ name: 'Вход и каждое после', play: eachAfter('auth') });
export const DeliveryChoice = meta.story({
  name: 'Доставка или самовывоз и каждое после',
  play: eachAfter('deliveryChoice'),
});
export const Restaurants = meta.story({ name: 'Рестораны и каждое после', play: eachAfter('restaurants') });
export const Address = meta.story({ name: 'Адрес и каждое после', play: eachAfter('address') });
export const Time = meta.story({ name: 'Время и каждое после', play: eachAfter('time') });
export const Modifiers = meta.story({ name: 'Добавки и каждое после', play: eachAfter('modifiers') });
export const Product = meta.story({ name: 'Блюдо и каждое после', play: eachAfter('product') });
export const EmptyCart = meta.story({ name: 'Пустая корзина и каждое после', play: eachAfter('emptyCart') });
export const Confirm = meta.story({ name: 'Подтверждение и каждое после', play: eachAfter('confirm') });
export const SnackGift = meta.story({ name: 'Подарок и каждое после', play: eachAfter('snackGift') });
export const NotWorking = meta.story({
  name: 'Приём остановлен и каждое после',
  play: eachAfter('notWorking'),
});
export const WorkTime = meta.story({ name: 'Приём закрыт и каждое после', play: eachAfter('workTime') });
export const Information = meta.story({ name: 'Информация и каждое после', play: eachAfter('information') });
export const March = meta.story({ name: '8 Марта и каждое после', play: eachAfter('march') });
export const CartErrors = meta.story({
  name: 'Корзина изменилась и каждое после',
  play: eachAfter('cartErrors'),
});
export const TotalChanged = meta.story({
  name: 'Сумма изменилась и каждое после',
  play: eachAfter('totalChanged'),
});
export const CatalogMenu = meta.story({ name: 'Меню и каждое после', play: eachAfter('catalogMenu') });
export const Filters = meta.story({ name: 'Фильтры и каждое после', play: eachAfter('filters') });
export const Allergens = meta.story({ name: 'Аллергены и каждое после', play: eachAfter('allergens') });
export const Stories = meta.story({ name: 'Истории и каждое после', play: eachAfter('stories') });
export const Profile = meta.story({ name: 'Анкета и каждое после', play: eachAfter('profile') });
export const Reservation = meta.story({
  name: 'Бронирование и каждое после',
  play: eachAfter('reservation'),
});
export const Report = meta.story({ name: 'Сообщение о проблеме и каждое после', play: eachAfter('report') });
export const ShareCart = meta.story({
  name: 'Поделиться корзиной и каждое после',
  play: eachAfter('shareCart'),
});
export const SharedCart = meta.story({
  name: 'Корзина по ссылке и каждое после',
  play: eachAfter('sharedCart'),
});
