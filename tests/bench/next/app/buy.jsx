'use client';
import { useState } from 'react';

export function Buy({ name, price }) {
  const [count, setCount] = useState(0);
  return (
    <div>
      <span>{price} ₽</span>
      <button type="button" aria-label={`В корзину: ${name}`} onClick={() => setCount(count + 1)}>
        +{count || ''}
      </button>
    </div>
  );
}
