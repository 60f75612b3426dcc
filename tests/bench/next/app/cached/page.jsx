import { Menu } from '../menu.jsx';

export const revalidate = 3600;

export default function Cached() {
  return <Menu />;
}
