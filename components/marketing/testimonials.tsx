import { testimonials } from '@/lib/content/home/home'

export function Testimonials() {
  return (
    <section className="band" aria-labelledby="testimonials-heading">
      <div className="page">
        <h2 id="testimonials-heading">{testimonials.heading}</h2>
        <p className="notice prose">{testimonials.note}</p>
        <ul className="plain-list card-grid">
          {testimonials.items.map((testimonial, index) => (
            <li key={index}>
              <figure className="testimonial">
                <p className="testimonial-label">{testimonials.label}</p>
                <blockquote>
                  <p>{testimonial.quote}</p>
                </blockquote>
                <figcaption className="small">{testimonial.who}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
