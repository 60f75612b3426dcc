import { connection } from 'next/server';
import { Menu } from '../menu.jsx';

export default async function Dynamic() {
  await connection();
  return <Menu />;
}
