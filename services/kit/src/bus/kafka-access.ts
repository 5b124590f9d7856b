import type { KafkaConfig } from 'kafkajs'
import type { BaseConfig } from '../config.ts'

/** Kafka's brokers and the credentials of the client; without `sasl` the client is anonymous. */
export type KafkaAccess = { brokers: string[] } & Pick<KafkaConfig, 'sasl'>

/** Kafka's access as a service's environment configures it. */
export const kafkaAccess = ({
  KAFKA_BROKERS: brokers,
  KAFKA_USERNAME: username,
  KAFKA_PASSWORD: password,
}: Pick<BaseConfig, 'KAFKA_BROKERS' | 'KAFKA_USERNAME' | 'KAFKA_PASSWORD'>): KafkaAccess => ({
  brokers,
  ...(username ? { sasl: { mechanism: 'plain', username, password } } : {}),
})
