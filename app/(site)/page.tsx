export default function HomePage() {
  return <h1>Самурск</h1>
}
