/** Stores that a group has begun to read a topic: Kafka deletes the offsets of a group that is away for long. */
export interface BegunGroups {
  has(group: string, topic: string): Promise<boolean>
  add(group: string, topic: string): Promise<void>
}
