import type { KafkaConfig } from 'kafkajs'
import type { BaseConfig } from '../config.ts'

/** Where Kafka is, and as whom its client signs in; without `sasl` as nobody. */
export type KafkaAccess = { brokers: string[] } & Pick<KafkaConfig, 'sasl'>

/** What a service's settings say of Kafka. */
export const kafkaAccess = ({
  KAFKA_BROKERS: brokers,
  KAFKA_USERNAME: username,
  KAFKA_PASSWORD: password,
}: Pick<BaseConfig, 'KAFKA_BROKERS' | 'KAFKA_USERNAME' | 'KAFKA_PASSWORD'>): KafkaAccess => ({
  brokers,
  ...(username ? { sasl: { mechanism: 'plain', username, password } } : {}),
})
