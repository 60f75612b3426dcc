/** Stands in an address that asks for «Сообщить о проблеме»: a page of the server without a script leads there. */
export const REPORT_FRAGMENT = '#report';
