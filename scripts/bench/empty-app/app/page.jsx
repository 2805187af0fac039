export default function Page() {
  return <h1>An empty app</h1>
}
