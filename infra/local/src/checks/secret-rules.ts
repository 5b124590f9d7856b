import { rules as recommended } from '@secretlint/secretlint-rule-preset-recommend'
import type { SecretLintCoreConfig, SecretLintRuleCreator } from '@secretlint/types'

/** Logins in tests are invented, so the password rule skips them; the patterns for real keys still apply. */
const TESTS = /(?:^|\/)(?:test|testing|e2e)\/|\.test\.tsx?$/
const CODE = /\.(?:[cm]?[jt]sx?|json)$/
const SETTINGS = /\.(?:ya?ml|env|envsh|sh)$|(?:^|\/)(?:Dockerfile|\.env[^/]*)$/

/** Rules in addition to the recommended ones: secrets of Izlog itself and of the services that it calls. */
const PATTERNS: readonly { name: string; pattern: RegExp; files?: (path: string) => boolean }[] = [
  { name: 'token of a Telegram bot', pattern: /\b\d{8,10}:[\w-]{35}\b/g },
  { name: 'access token of Meta', pattern: /\bEAA[A-Za-z0-9]{40,}/g },
  // `h1:` is the prefix of hashes in go.sum, which otherwise match.
  { name: 'key of SECRETS_KEY or CERTIFICATES_KEY', pattern: /\b(?!h1:)[\w-]{1,40}:[A-Za-z0-9+/]{43}=/g },
  { name: 'session token', pattern: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{40,}/g },
  {
    name: 'password, token or key written out',
    pattern: /(?:password|passwd|secret|token|api_?key)['"]?\s*[:=]\s*['"][^'"\s${<•]{8,}['"]/gi,
    files: (path) => CODE.test(path) && !TESTS.test(path),
  },
  {
    name: 'password, secret, token or key with a value',
    pattern: /\b\w*(?:PASSWORD|SECRET|TOKEN|_KEY)\w*[ \t]*(?:[:=][ \t]*|:-)[^\s:=${}<…|]{8,}/g,
    files: (path) => SETTINGS.test(path),
  },
]

const messages = Object.fromEntries(PATTERNS.map(({ name }) => [name, { en: () => name }]))

const ours: SecretLintRuleCreator = {
  messages,
  meta: { id: 'izlog', recommended: true, type: 'scanner', supportedContentTypes: ['text'] },
  create(context) {
    const translate = context.createTranslator(messages)
    return {
      file({ content, filePath }) {
        for (const { name, pattern, files } of PATTERNS) {
          if (files && !files(filePath ?? '')) continue
          for (const match of content.matchAll(pattern))
            context.report({ message: translate(name), range: [match.index, match.index + match[0].length] })
        }
      },
    }
  },
}

/** The rule that lets a comment disable other rules. It is removed: every allowance must be in `allowed-secrets.ts`, with its reason. */
const BY_COMMENT = '@secretlint/secretlint-rule-filter-comments'

export const SECRET_RULES: SecretLintCoreConfig = {
  rules: [...recommended.filter(({ meta }) => meta.id !== BY_COMMENT), ours].map((rule) => ({
    id: rule.meta.id,
    rule,
  })),
}
