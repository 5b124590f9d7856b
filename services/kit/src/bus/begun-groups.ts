/** Remembers, for longer than Kafka keeps the offsets of a group, that it has begun to read a topic. */
export interface BegunGroups {
  has(group: string, topic: string): Promise<boolean>
  add(group: string, topic: string): Promise<void>
}
