/** Texts about sales that the law asks for, by the last part of their address. */
export const LEGAL_TEXTS = ['uslovi', 'reklamacije', 'povracaj', 'privatnost'] as const
export type LegalText = (typeof LEGAL_TEXTS)[number]
