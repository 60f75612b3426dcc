import dishes from '../dishes.json';
import { Buy } from './buy.jsx';

/** The shop's own cards with its own pictures; a client component for each button, as Next advises. */
export function Menu() {
  return (
    <main>
      {dishes.map(({ id, name, href, text, weight, price, picture }) => (
        <article key={id} aria-label={name}>
          <img alt="" width="248" height="248" decoding="async" {...picture} />
          <h2>
            <a href={href}>{name}</a>
          </h2>
          <p>{text}</p>
          <p>{weight} г</p>
          <Buy name={name} price={price} />
        </article>
      ))}
    </main>
  );
}
