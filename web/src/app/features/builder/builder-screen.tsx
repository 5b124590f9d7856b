export function BuilderScreen() {
  return null
}
