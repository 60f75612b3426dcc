import { createContext, useContext, type ComponentType } from 'react';
import { ProductCard, type ProductCardProps } from './ProductCard.tsx';

const CardContext = createContext<ComponentType<ProductCardProps>>(ProductCard);

/** The server puts places in lists instead of cards, and fills them with HTML that it has kept. */
export const CardProvider = CardContext.Provider;

/** What shows a dish in a list. */
export const useCard = (): ComponentType<ProductCardProps> => useContext(CardContext);
