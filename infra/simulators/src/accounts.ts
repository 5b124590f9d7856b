import { z } from 'zod'

/** A bot and the chats to which it was added. */
export const TelegramBot = z.object({
  token: z.string().regex(/^\d+:[\w-]+$/),
  chats: z.array(z.union([z.int(), z.string()]).transform(String)).default([]),
  name: z.string().default('Izlog bot'),
  username: z.string().default('izlog_bot'),
  /** Chats of the above whose person has blocked the bot. */
  blockedBy: z.array(z.string()).default([]),
  /** True when its updates go to another program, so that nobody may ask for them. */
  hasWebhook: z.boolean().default(false),
})
export type TelegramBot = z.infer<typeof TelegramBot>

/** Somebody writes to a bot, in a chat that it then knows; `status`: instead the bot is added to the chat, or leaves it. */
export const TelegramWriting = z.object({
  token: z.string(),
  chat: z.object({
    id: z.int(),
    type: z.enum(['private', 'group', 'supergroup', 'channel']).default('private'),
    title: z.string().optional(),
    first_name: z.string().optional(),
    last_name: z.string().optional(),
  }),
  text: z.string().default('/start'),
  status: z.enum(['member', 'left', 'kicked']).optional(),
})
export type TelegramWriting = z.infer<typeof TelegramWriting>

/** A spreadsheet; `shared` is true when the service account may open it. */
export const SheetAccount = z.object({
  id: z.string().min(1),
  title: z.string().min(1),
  sheets: z.array(z.string().min(1)).min(1).default(['Sheet1']),
  shared: z.boolean().default(true),
})
export type SheetAccount = z.infer<typeof SheetAccount>

/** An access token and the pixels to which it may send. */
export const MetaAccount = z.object({
  token: z.string().min(1),
  pixels: z.array(z.string().regex(/^\d+$/)).min(1),
  /** False for a token that may send events but not read pixels. */
  mayRead: z.boolean().default(true),
})
export type MetaAccount = z.infer<typeof MetaAccount>

/** An API key of one of the two Trackify installations. */
export const TrackifyAccount = z.object({
  market: z.enum(['me', 'rs']),
  key: z.string().min(1),
  name: z.string().default('Probni nalog'),
})
export type TrackifyAccount = z.infer<typeof TrackifyAccount>

/** An access token of a custom app, and its shop. */
export const ShopifyAccount = z.object({
  token: z.string().min(1),
  name: z.string().default('Probna prodavnica'),
  /** ISO 4217. */
  currency: z.string().length(3).default('RSD'),
})
export type ShopifyAccount = z.infer<typeof ShopifyAccount>

/** An API key of the language model. */
export const OpenAiAccount = z.object({ key: z.string().min(1) })
export type OpenAiAccount = z.infer<typeof OpenAiAccount>

/** A device that subscribed to the push service, with its keys, base64url. */
export const PushDevice = z.object({
  device: z.string().regex(/^[\w-]+$/),
  privateKey: z.string().min(1),
  auth: z.string().min(1),
  /** True once it has unsubscribed. */
  gone: z.boolean().default(false),
})
export type PushDevice = z.infer<typeof PushDevice>

/** The accounts that the simulators accept, per service. */
export const Accounts = z.object({
  telegram: z.array(TelegramBot).default([]),
  sheets: z.array(SheetAccount).default([]),
  meta: z.array(MetaAccount).default([]),
  trackify: z.array(TrackifyAccount).default([]),
  shopify: z.array(ShopifyAccount).default([]),
  openai: z.array(OpenAiAccount).default([]),
  push: z.array(PushDevice).default([]),
})
export type Accounts = z.infer<typeof Accounts>

/** The accounts with which the demo seller of the embedded stack is set up. */
export const DEMO_ACCOUNTS: Accounts = Accounts.parse({
  telegram: [
    { token: '100001:demo-bot-token', chats: ['-100200300'], name: 'Mirna Noć porudžbine', username: 'mirna_noc_bot' },
  ],
  sheets: [
    { id: 'demo-sheet-1', title: 'Mirna Noć porudžbine', sheets: ['Porudžbine'] },
    { id: 'private-sheet', title: 'Nečija privatna tabela', shared: false },
  ],
  meta: [{ token: 'demo-meta-token', pixels: ['123456789012345'] }],
  trackify: [
    { market: 'me', key: 'demo-trackify-me', name: 'Mirna Noć d.o.o. (Crna Gora)' },
    { market: 'rs', key: 'demo-trackify-rs', name: 'Mirna Noć d.o.o. (Srbija)' },
  ],
  shopify: [{ token: 'demo-shopify-token', name: 'Mirna Noć', currency: 'RSD' }],
  openai: [{ key: 'demo-ai-key' }],
})

/** The service account in GOOGLE_SERVICE_ACCOUNT_JSON, in the format of Google's console. */
export const ServiceAccount = z.object({
  client_email: z.string(),
  /** PEM; line ends may be escaped. */
  private_key: z.string().transform((pem) => pem.replaceAll('\\n', '\n')),
  token_uri: z.string(),
})
export type ServiceAccount = z.infer<typeof ServiceAccount>
