/** Sums in kopecks. */
export interface ModelProduct {
  readonly id: string;
  readonly code: string;
  readonly price: number;
  /** 0: no limit of a position. */
  readonly limit: number;
  readonly needsChoice: boolean;
}
interface ModelLine {
  readonly productId: string;
  readonly isGift: boolean;
  readonly options: string;
  readonly unitPrice: number;
  readonly limit: number;
  quantity: number;
}
export interface ModelAnswer {
  readonly discountTotal: number;
  readonly freeProducts: readonly string[];
}
/** The chain's products that are rows of the sum. */
export interface ModelServices {
  readonly paid: ModelProduct;
  readonly free: ModelProduct;
  readonly fee: ModelProduct;
  readonly all: readonly ModelProduct[];
}

/** The cart as section 4 tells it, on one plain list: no events, no rules, no settling. */
export class CartModel {
  lines: ModelLine[] = [];
  method: 'delivery' | 'self' = 'delivery';
  coupon = '';
  discount = 0;
  isCustomer = false;
  zone: string | null = null;
  /** Grows with everything that an answer depends on. */
  version = 0;
  private free: readonly string[] = [];
  private declined: string[] = [];
  private zones = new Map<string, string>();
  private readonly products: readonly ModelProduct[];
  private readonly services: ModelServices;

  constructor(products: readonly ModelProduct[], services: ModelServices) {
    this.products = products;
    this.services = services;
  }

  /** For whatever is tried in vain. */
  copy(): CartModel {
    return Object.assign(
      new CartModel(this.products, this.services),
      structuredClone(Object.fromEntries(Object.entries(this))),
    );
  }

  get goods(): readonly ModelLine[] {
    return this.lines.filter(({ isGift }) => !isGift);
  }
  get count(): number {
    return this.lines.reduce((count, { quantity }) => count + quantity, 0);
  }
  get delivery(): ModelProduct | null {
    if (this.goods.length === 0 || this.method === 'self') return null;
    if (this.free.includes(this.services.free.code)) return { ...this.services.free, price: 0 };
    const ofZone = this.zone === null ? undefined : this.zones.get(this.zone);
    const product = this.services.all.find(({ id }) => id === ofZone) ?? this.services.paid;
    return this.free.includes(product.code) ? { ...product, price: 0 } : product;
  }
  get total(): bigint {
    const rows = this.lines.map(({ unitPrice, quantity }) => BigInt(unitPrice) * BigInt(quantity));
    const fee = this.goods.length > 0 ? this.services.fee.price : 0;
    return rows.reduce((sum, row) => sum + row, BigInt(this.delivery?.price ?? 0) + BigInt(fee));
  }

  add(product: ModelProduct, options: string, unitPrice: number): void {
    const same = this.goods.find((line) => line.productId === product.id && line.options === options);
    if (same && product.limit === 0) same.quantity += 1;
    else
      this.lines.push({
        productId: product.id,
        isGift: false,
        options,
        unitPrice,
        limit: product.limit,
        quantity: 1,
      });
    this.version += 1;
  }
  increase(at: number): void {
    const line = this.goods[at];
    if (!line || (line.limit > 0 && line.quantity >= line.limit)) return;
    line.quantity += 1;
    this.version += 1;
  }
  decrease(at: number): void {
    const line = this.goods[at];
    if (!line) return;
    line.quantity -= 1;
    this.keep(({ quantity }) => quantity > 0);
  }
  removeAt(at: number): void {
    const gone = this.lines[at];
    if (!gone) return;
    if (gone.isGift) this.declined.push(gone.productId);
    this.keep((line) => line !== gone);
  }
  removeProduct(id: string): void {
    if (this.goods.some(({ productId }) => productId === id))
      this.keep((line) => line.isGift || line.productId !== id);
  }
  choose(method: 'delivery' | 'self'): void {
    this.method = method;
    this.version += 1;
  }
  enter(coupon: string): void {
    this.coupon = coupon;
    this.version += 1;
  }
  zoneFound(zone: string, deliveryId: string | null): void {
    if (deliveryId === null) this.zones.delete(zone);
    else this.zones.set(zone, deliveryId);
  }
  forgetZones(): void {
    this.zones = new Map();
  }
  answer({ discountTotal, freeProducts }: ModelAnswer): void {
    this.discount = discountTotal;
    this.free = freeProducts;
    const given = this.products.filter(({ code }) => freeProducts.includes(code));
    const isGiven = (id: string) => given.some((product) => product.id === id);
    this.declined = this.declined.filter(isGiven);
    this.lines = this.lines.filter(({ isGift, productId }) => !isGift || isGiven(productId));
    for (const { id, limit, needsChoice } of given) {
      if (needsChoice || this.declined.includes(id) || this.lines.some((line) => line.productId === id))
        continue;
      this.lines.push({ productId: id, isGift: true, options: '', unitPrice: 0, limit, quantity: 1 });
    }
  }
  /** Ordered, or left for good: what belongs to the meal goes. */
  clear(): void {
    this.coupon = '';
    this.keep(() => false);
  }
  logOut(): void {
    this.clear();
    Object.assign(this, { method: 'delivery', isCustomer: false, zone: null });
  }
  /** Gifts alone do not keep a cart alive. */
  private keep(stays: (line: ModelLine) => boolean): void {
    this.version += 1;
    this.lines = this.lines.filter(stays);
    if (this.goods.length === 0) Object.assign(this, { lines: [], discount: 0, free: [], declined: [] });
  }
}
