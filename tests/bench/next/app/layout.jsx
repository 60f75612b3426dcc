import './shop.css';

export const metadata = { title: 'Меню — Журавль', description: 'Роллы, вок, пицца и закуски с доставкой' };

export default function Layout({ children }) {
  return (
    <html lang="ru">
      <body>
        <header>
          <a href="/cached">Журавль</a>
        </header>
        {children}
      </body>
    </html>
  );
}
