import { GenericContainer, type StartedTestContainer, Wait } from 'testcontainers'
import { freePorts } from '../run/ports.ts'

/** The stores that compose and Kubernetes use, in one container each. */
export async function containerStores() {
  const [kafkaPort = 0] = await freePorts(1)
  const started = await Promise.allSettled([mongo(), kafka(kafkaPort), redis()])
  const containers = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const stop = async () => {
    await Promise.all(containers.map((container) => container.stop()))
  }
  const [mongoContainer, , redisContainer] = started
  const failed = started.find((result) => result.status === 'rejected')
  if (failed || mongoContainer.status === 'rejected' || redisContainer.status === 'rejected') {
    await stop()
    throw failed?.reason
  }
  return {
    mongoUrl: `mongodb://${addressOf(mongoContainer.value, 27017)}/`,
    kafkaBrokers: `localhost:${kafkaPort}`,
    redisUrl: `redis://${addressOf(redisContainer.value, 6379)}`,
    stop,
  }
}

const addressOf = (container: StartedTestContainer, port: number) =>
  `${container.getHost()}:${container.getMappedPort(port)}`

const mongo = () =>
  new GenericContainer('mongo:8')
    .withExposedPorts(27017)
    .withWaitStrategy(Wait.forLogMessage('Waiting for connections'))
    .start()

const redis = () => new GenericContainer('redis:8').withExposedPorts(6379).start()

/** A broker announces its address to clients, so its external port must be chosen before it starts. */
const kafka = (port: number) =>
  new GenericContainer('apache/kafka:4.1.0')
    .withExposedPorts({ container: port, host: port })
    .withEnvironment({
      KAFKA_NODE_ID: '1',
      KAFKA_PROCESS_ROLES: 'broker,controller',
      KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
      KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
      KAFKA_LISTENERS: `PLAINTEXT://:${port},CONTROLLER://:9093`,
      KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://localhost:${port}`,
      KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
      KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
      KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
      KAFKA_OFFSETS_TOPIC_NUM_PARTITIONS: '4',
      KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
    })
    .withWaitStrategy(Wait.forLogMessage('Kafka Server started'))
    .start()
