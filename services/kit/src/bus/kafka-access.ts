import { readFileSync } from 'node:fs'
import type { KafkaConfig, SASLOptions } from 'kafkajs'
import type { BaseConfig } from '../config.ts'

/** Kafka's brokers and the credentials of the client; without `sasl` the client is anonymous, without `ssl` the connection is plain. */
export type KafkaAccess = { brokers: string[] } & Pick<KafkaConfig, 'sasl' | 'ssl'>

type Settings = Pick<
  BaseConfig,
  'KAFKA_BROKERS' | 'KAFKA_USERNAME' | 'KAFKA_PASSWORD' | 'KAFKA_SASL' | 'KAFKA_TLS' | 'KAFKA_CA_FILE'
>

/** Kafka's access as a service's environment configures it. Throws for a file of authorities that cannot be read. */
export const kafkaAccess = ({ KAFKA_BROKERS: brokers, ...settings }: Settings): KafkaAccess => ({
  brokers,
  ...(settings.KAFKA_USERNAME ? { sasl: saslOf(settings) } : {}),
  ...(settings.KAFKA_TLS || settings.KAFKA_CA_FILE ? { ssl: sslOf(settings.KAFKA_CA_FILE) } : {}),
})

const saslOf = ({
  KAFKA_SASL: mechanism,
  KAFKA_USERNAME: username,
  KAFKA_PASSWORD: password,
}: Omit<Settings, 'KAFKA_BROKERS'>): SASLOptions => ({ mechanism, username, password })

const sslOf = (caFile: string | undefined) => (caFile ? { ca: [readFileSync(caFile, 'utf8')] } : true)
