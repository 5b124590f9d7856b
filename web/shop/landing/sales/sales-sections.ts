/** The sections between the hero and the footer, in the order of the template. */
export const SALES_SECTIONS = ['troubles', 'comments', 'benefits', 'picker', 'questions'] as const
