/** The box by which a patient allows a call in the site's first language. */
import { answerWith, sentParams } from "../support/forms/mail-service";
import { fireEvent, screen } from "@testing-library/react";
import { formLanguage, usePage } from "../../src/site/page";
import { ContactForm } from "../../src/forms/contact/contact-form";
import { inPage } from "../support/components/in-page";
import { renderWithFacts } from "../support/components/render-with-facts";
import { contactContent, contactCopy, facts, mailOf, pharmacy } from "../support/forms/copy";
import { fillIn } from "../support/forms/fill-in";
import { sampleMessage } from "../support/forms/sample-answers";

const english = { callChoice: "You may call me in {language}" };
const spanish = { callChoice: "Me pueden llamar en {language}" };

function FormOfPage({ form, original }: { form: typeof english; original: typeof english }) {
  const language = formLanguage(usePage(), form, original);
  return (
    <ContactForm
      copy={contactContent}
      pharmacy={pharmacy}
      language={language}
      mail={mailOf("contact")}
    />
  );
}

test.each([
  [
    "en-US",
    "es",
    spanish,
    english,
    "Me pueden llamar en inglés",
    "Spanish: You may call me in English",
  ],
  [
    "es-US",
    "en",
    english,
    spanish,
    "You may call me in Spanish",
    "inglés: Me pueden llamar en español",
  ],
])(
  "on a site in %s with a page in %s, it is about the first of them, and the pharmacist reads it in that language",
  async (first, further, form, original, label, note) => {
    answerWith(429);
    const languages = [
      { locale: first, path: "/contact/" },
      { locale: further, path: "/further/" },
    ];
    const page = inPage(<FormOfPage form={form} original={original} />, "/further/", languages);
    renderWithFacts(page, { facts });
    fillIn(sampleMessage);
    fireEvent.click(screen.getByRole("checkbox", { name: label }));
    const send = () => fireEvent.click(screen.getByRole("button", { name: contactCopy.submit }));
    send();
    fireEvent.click(await screen.findByRole("button", { name: contactCopy.failed.copy }));
    expect(await screen.findByText(label, { selector: "pre", exact: false })).toBeVisible();
    answerWith(200);
    send();
    expect(await screen.findByText(contactCopy.success)).toBeVisible();
    expect(sentParams().at(-1)).toMatchObject({ form_language: note });
  },
);
