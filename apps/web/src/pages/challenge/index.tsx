/** The Challenge page: makes a link with a hidden note in it, or opens one. */
import { pageRecord } from "../../app/page-record.ts";
import { Make } from "./make.tsx";
import { fromLink, INITIAL, parseChallenge, toLink } from "./model.ts";
import { Open } from "./open.tsx";
import "./style.css";

const record = pageRecord("challenge", { initial: INITIAL, parse: parseChallenge, fromLink, toLink });

export default function Page() {
  return record.value.value.opening === "" ? <Make record={record} /> : <Open record={record} />;
}
