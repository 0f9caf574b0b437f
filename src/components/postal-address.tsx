import { graphql } from "gatsby";
import { Fragment } from "react";
import { cityLine, streetLines } from "../lib/location";

/** The address, line by line as on an envelope. */
export const AddressLines = ({ address }: { address: Queries.PostalAddressFragment }) => (
  <>
    {streetLines(address).map((line) => (
      <Fragment key={line}>
        <bdi>{line}</bdi>
        <br />
      </Fragment>
    ))}
    <bdi>{cityLine(address)}</bdi>
  </>
);

export const postalAddress = graphql`
  fragment PostalAddress on PostalAddress {
    street
    street2
    city
    state
    zip
  }
`;
