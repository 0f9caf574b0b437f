import type { UsualTask } from "../../build/usual-tasks";
import { addressOf, pathOf } from "../route";
import { titleAt, useSite } from "../site-context";
import { t } from "../words";

/** The usual tasks, each with the places at which it begins. */
export function Tasks() {
  const { tasks } = useSite().facts;
  return (
    <ul className="tasks">
      {tasks
        .filter(({ places }) => places.length > 0)
        .map((task) => (
          <li key={task.name}>
            <Task {...task} />
          </li>
        ))}
    </ul>
  );
}

function Task({ name, note, places }: UsualTask) {
  const { facts } = useSite();
  const words = (
    <>
      {t(name)} {note && <small>{t(note)}</small>}
    </>
  );
  const linkOf = ({ file, field = "", address }: UsualTask["places"][number]) =>
    address ?? addressOf(file, pathOf(field.replaceAll(".", "/")));
  const labelOf = ({ file, field, label }: UsualTask["places"][number]) =>
    (field ? undefined : titleAt(facts, facts.pages[file])) ?? t(label);
  const [first] = places;
  if (first && places.length === 1) return <a href={linkOf(first)}>{words}</a>;
  return (
    <details>
      <summary>{words}</summary>
      <ul>
        {places.map((place) => (
          <li key={linkOf(place)}>
            <a href={linkOf(place)}>{labelOf(place)}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
