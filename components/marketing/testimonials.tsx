import { ScrollRow } from '@/components/marketing/scroll-row'
import { testimonials } from '@/lib/content/home/home'

export function Testimonials() {
  return (
    <section className="band" aria-labelledby="testimonials-heading">
      <div className="page">
        <h2 id="testimonials-heading">{testimonials.heading}</h2>
        <p className="lead">{testimonials.note}</p>
        <ScrollRow label={testimonials.listLabel} className="card-grid">
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
        </ScrollRow>
      </div>
    </section>
  )
}
