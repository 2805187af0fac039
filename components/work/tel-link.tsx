/** A number that can be called with one tap. */
export function TelLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="text-link">
      {phone}
    </a>
  )
}
